/* Notes of requests. A program may copy a handle, and a variable hold one request after the other: a request is known
 * by where its handle is, as long as each call finds the handle there that the one before has left. */
#include "profile.h"

static uint32_t word_of(shmemx_request_h handle)
{
    uint64_t whole = (uintptr_t)handle;
    uint32_t word = (uint32_t)(whole ^ whole >> 32);
    return handle && !word ? 1 : word;
}

uint32_t note_word(const shmemx_request_h *request) { return profile.makes_flows ? word_of(*request) : 0; }

uint32_t *note_words(const shmemx_request_h *requests, size_t n)
{
    uint32_t *words = profile.makes_flows && n ? malloc(n * sizeof *words) : NULL;
    if (profile.makes_flows && n && !words) note_missed_from(clock_ticks());
    for (size_t i = 0; words && i < n; i++) words[i] = word_of(requests[i]);
    return words;
}

void note_request(const struct event *event, enum note_kind kind, const shmemx_request_h *request, uint32_t before)
{
    if (event)
        note_add((struct note){.event = event,
                               .kind = (uint8_t)kind,
                               .subject = (uintptr_t)request,
                               .handle = {before, word_of(*request)},
                               .pe = NO_PE});
}

/* The request exists from now on, even if nothing goes anywhere. */
void note_charged(const struct event *event, shmem_ctx_t ctx, bool even_if_empty, int charged_to,
                  const shmemx_request_h *request, uint32_t before)
{
    if (!event) return;
    note_request(event, NOTE_REQUEST_USED, request, before);
    if (note_is_near(event->pe) || !(event->bytes || even_if_empty)) return;
    note_on_lane(event, ctx, charged_to, (uintptr_t)request);
}

/* A request that may have its own lane posts without our knowledge, and one that waits only for sources completes
 * nothing at the targets. */
void note_request_made(const struct event *event, const shmemx_request_h *request, long options)
{
    const long harmless =
        SHMEMX_REQUEST_PRIVATE | SHMEMX_REQUEST_SHARED | SHMEMX_REQUEST_SERIALIZED | SHMEMX_REQUEST_PERSISTENT;
    int flags = options & ~harmless ? REQUEST_IS_OPAQUE : 0;
    if (options & SHMEMX_REQUEST_PERSISTENT) flags |= REQUEST_IS_PERSISTENT;
    if (event)
        note_add((struct note){.event = event,
                               .kind = NOTE_REQUEST_MADE,
                               .subject = (uintptr_t)request,
                               .handle = {0, word_of(*request)},
                               .flags = (uint8_t)flags,
                               .pe = NO_PE});
}

/* All of them are complete, or those that have ended. */
void note_requests_ended(const struct event *event, const shmemx_request_h *requests, size_t n, uint32_t *words,
                         bool all)
{
    for (size_t i = 0; event && words && i < n; i++) {
        enum note_kind kind = all || !requests[i] ? NOTE_REQUEST_DONE : NOTE_REQUEST_KEPT;
        if (words[i]) note_request(event, kind, &requests[i], words[i]);
    }
    free(words);
}

void note_requests_merged(const struct event *event, const shmemx_request_h *requests, size_t n)
{
    for (size_t i = 0; event && i < n; i++) note_request(event, NOTE_REQUEST_MERGED, &requests[i], 0);
}

void note_request_list_merged(const struct event *event, shmemx_request_h *const *requests, size_t n)
{
    for (size_t i = 0; event && i < n; i++)
        if (requests[i]) note_request(event, NOTE_REQUEST_MERGED, requests[i], 0);
}
