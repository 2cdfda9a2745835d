#include "lane/failure.h"

#include <string.h>

#include "base/atomic.h"
#include "base/limit_text.h"
#include "base/log.h"
#include "lane/progress_wake.h"

static struct {
    uint32_t is_lost; /* 1 while a thread writes the reason, 2 when it can be read */
    char why[256];
} lost;

void failure_die(const char *why) { die(NULL, "the network failed: %s%s", why, limit_text_if_few_files().text); }
void failure_die_in_child(void) { die(NULL, "a forked process is not a PE: it cannot reach other nodes"); }

void failure_note(const char *why)
{
    uint32_t no = 0;
    if (!compare_exchange(&lost.is_lost, &no, 1)) return;
    snprintf(lost.why, sizeof lost.why, "%s", why);
    store_release(&lost.is_lost, 2); /* pairs with failure_is_noted */
    progress_wake();
}

/* Pairs with the release in failure_note: then there is a reason for failure_end_job. */
bool failure_is_noted(void) { return load_acquire(&lost.is_lost) == 2; }
void failure_end_job(void) { failure_die(lost.why); }

void failure_down(void) { memset(&lost, 0, sizeof lost); }
