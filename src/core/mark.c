#include "core/mark.h"

#include "core/lane.h"
#include "core/region.h"

/* A lane's stream is in order; only long transfers wait beside it. */
void mark_order(struct context *c) { lane_order(c->lane); }

void mark_wait(struct context *c)
{
    uint64_t mark = load_relaxed(&c->mark);
    lane_wait(c->lane, mark);
    compare_exchange(&c->mark, &mark, 0); /* unless another thread has posted meanwhile */
}

void mark_pe_quiet(struct context *c, const int *target_pes, size_t npes, const char *where)
{
    if (!c->team && world.n_pes) return; /* SHMEM_CTX_INVALID */
    for (size_t i = 0; i < npes; i++) region_check_pe(c, target_pes[i], where, "target_pes");
    if (npes) mark_quiet(c);
}
