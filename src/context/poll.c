/* Tests that programs repeat: what a thread does between two of them. */
#include "base/yield.h"
#include "context/context.h"
#include "context/quiet.h"
#include "lane/backoff.h"

void context_not_yet(void)
{
    context_push();
    backoff_go_on();
    if (wait_policy.pes_share_cpu) yield_once();
}

static int not_yet_unless(int is_over)
{
    if (!is_over) context_not_yet();
    return is_over;
}

int quiet_poll(struct context *c) { return not_yet_unless(quiet_test(c)); }
int quiet_fence_poll(struct context *c) { return not_yet_unless(quiet_fence_test(c)); }
