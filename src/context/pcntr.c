#include "context/pcntr.h"

#include <shmemx.h>

#include "base/log.h"
#include "lane/lane_pool.h"
#include "lane/backoff.h"
#include "lane/record_apply.h"
#include "context/shard.h"

static void raise_counter(uint64_t *counter, uint64_t to)
{
    for (uint64_t seen = load_relaxed(counter); seen < to && !compare_exchange(counter, &seen, to);) continue;
}

void pcntr_raise(struct context *c, uint64_t writes, uint64_t reads)
{
    raise_counter(&c->writes_done, writes);
    raise_counter(&c->reads_done, reads);
}

/* Another thread may have posted between the two looks of quiet_wait, which has waited for that as well. What is
 * counted here has its mark noted: if that is still this one, which the lane has passed, it is complete. The acquires
 * pair as in pcntr_add. */
void pcntr_raise_up_to(struct context *c, uint64_t mark)
{
    uint64_t writes = load_acquire(&c->writes), reads = load_acquire(&c->reads);
    if (load_acquire(&c->mark) == mark) pcntr_raise(c, writes, reads);
}

/* Reads the counters first, then the mark, which is written before them: if the low water has passed the mark, the
 * counted operations are complete. The acquires pair with the releases in lane_note (the mark) and count_more (the
 * counters). A thread that repeats this call progresses the lane. */
void pcntr_add(struct counters *sum, struct context *c)
{
    lane_settle(context_lane(c), WAITER_VISITOR);
    uint64_t writes = load_acquire(&c->writes), reads = load_acquire(&c->reads), mark = load_acquire(&c->mark);
    if (!mark || lane_test(mark, load_relaxed(&c->bit), WAITER_VISITOR)) pcntr_raise(c, writes, reads);
    sum->writes += writes;
    sum->reads += reads;
    sum->writes_done += load_relaxed(&c->writes_done);
    sum->reads_done += load_relaxed(&c->reads_done);
    struct context *request_ctx =
        load_acquire(&c->request_ctx); /* pairs with the release in context_make_request_ctx */
    if (request_ctx != context_no_request_ctx && !c->is_request_ctx) pcntr_add(sum, request_ctx);
}

static struct counters pcntr_of(context_handle handle, const char *where)
{
    struct counters sum = {0};
    struct context *c = context_of(handle);
    if (!world.n_pes) die(where, "called before shmem_init or after shmem_finalize");
    backoff_read();
    if (c->team) pcntr_add(&sum, c);
    if (c == context_default)
        for (struct shard *s = shard_first(); s; s = s->next) pcntr_add(&sum, &s->context);
    return sum;
}

uint64_t pcntr_issued_writes(context_handle handle, const char *where) { return pcntr_of(handle, where).writes; }
uint64_t pcntr_issued_reads(context_handle handle, const char *where) { return pcntr_of(handle, where).reads; }
uint64_t pcntr_completed_writes(context_handle handle, const char *where)
{
    return pcntr_of(handle, where).writes_done;
}
uint64_t pcntr_completed_reads(context_handle handle, const char *where) { return pcntr_of(handle, where).reads_done; }

uint64_t pcntr_target(const char *where)
{
    if (!world.n_pes) die(where, "called before shmem_init or after shmem_finalize");
    backoff_read();
    return load_relaxed(&record_count);
}

void pcntr_all(context_handle handle, void *all, const char *where)
{
    struct counters sum = pcntr_of(handle, where);
    *(shmemx_pcntr_t *)all = (shmemx_pcntr_t){.pending_put = sum.writes,
                                              .completed_put = sum.writes_done,
                                              .pending_get = sum.reads,
                                              .completed_get = sum.reads_done,
                                              .target = pcntr_target(where)};
}

void pcntr_resources(void *info, const char *where)
{
    if (!world.n_pes) die(where, "called before shmem_init or after shmem_finalize");
    struct lane_pool_count count = lane_pool_count();
    shmemx_resource_info_t *out = info;
    *out = (shmemx_resource_info_t){.lanes = (int)count.lanes,
                                    .spread = (int)count.spread,
                                    .open = (int)count.open,
                                    .leased = (int)count.leased,
                                    .exclusive = (int)count.exclusive,
                                    .contexts = (int)count.contexts};
    snprintf(out->wire, sizeof out->wire, "%s", lane_pool.wire ? lane_pool.wire->name : "");
}
