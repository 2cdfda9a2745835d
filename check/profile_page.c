#include "profile_page.h"
#include "option.h"

#include <limits.h>
#include <string.h>
#include <unistd.h>

#include "base/output_file.h"

enum { FIRST_BIN_TICKS = 1024 };

static char file_name[PATH_MAX];

void page_up(void) { name_keep(file_name, option_text(OPTION_profile_page), "HEDDLE_PROFILE_PAGE"); }

struct page_part *page_part_new(void)
{
    struct page_part *part = calloc(1, sizeof *part);
    if (!part) die(NULL, "out of memory for the profile of a thread");
    part->bin_ticks = FIRST_BIN_TICKS;
    return part;
}

void page_part_clear(struct page_part *part)
{
    memset(part, 0, sizeof *part);
    part->bin_ticks = FIRST_BIN_TICKS;
}

/* Recording */

/* Two bins become one. */
static void bins_widen(struct page_part *part)
{
    for (size_t i = 0; i < PAGE_BINS; i++)
        for (int kind = 0; kind < 2; kind++)
            part->bins[i][kind] = i < PAGE_BINS / 2 ? part->bins[2 * i][kind] + part->bins[2 * i + 1][kind] : 0;
    part->bin_ticks *= 2;
}

static void bins_add(struct page_part *part, uint64_t from, uint64_t to, int kind)
{
    while (to / part->bin_ticks >= PAGE_BINS) bins_widen(part);
    while (from < to) {
        uint64_t bin = from / part->bin_ticks, end = (bin + 1) * part->bin_ticks;
        if (end > to) end = to;
        part->bins[bin][kind] += end - from;
        from = end;
    }
}

static void slow_add(struct page_part *part, const struct slow *slow)
{
    int at = PAGE_SLOWEST - 1;
    if (slow->ticks <= part->slowest[at].ticks) return;
    for (; at && part->slowest[at - 1].ticks < slow->ticks; at--) part->slowest[at] = part->slowest[at - 1];
    part->slowest[at] = *slow;
}

void page_add(struct page_part *part, const struct event *event)
{
    enum function_kind kind = (enum function_kind)function_kind[event->function];
    if (kind == FUNCTION_OTHER || event->begin < profile.ticks_at_start) return;
    uint64_t begin = event->begin - profile.ticks_at_start;
    bins_add(part, begin, begin + event->ticks, kind == FUNCTION_WAITS);
    if (kind == FUNCTION_WAITS) slow_add(part, &(struct slow){begin, event->ticks, event->function, event->pe});
}

/* Adding up */

/* Adds the data of a thread to that of its PE. */
static void part_merge(struct page_part *sum, struct page_part *part)
{
    while (part->bin_ticks < sum->bin_ticks) bins_widen(part);
    while (sum->bin_ticks < part->bin_ticks) bins_widen(sum);
    for (int i = 0; i < PAGE_BINS; i++)
        for (int kind = 0; kind < 2; kind++) sum->bins[i][kind] += part->bins[i][kind];
    for (int i = 0; i < PAGE_SLOWEST && part->slowest[i].ticks; i++) slow_add(sum, &part->slowest[i]);
}

static uint64_t in_ns(uint64_t ticks) { return (uint64_t)ticks_to_ns(ticks); }

/* Converts ticks to nanoseconds, because PEs may have clocks of different rates, and adds the host. */
static void part_finish(struct page_part *part)
{
    part->bin_ticks = in_ns(part->bin_ticks) + 1;
    part->end = clock_ns() - profile.ns_at_start;
    gethostname(part->host, sizeof part->host - 1);
    for (int i = 0; i < PAGE_BINS; i++)
        for (int kind = 0; kind < 2; kind++) part->bins[i][kind] = in_ns(part->bins[i][kind]);
    for (struct slow *slow = part->slowest; slow < part->slowest + PAGE_SLOWEST; slow++) {
        slow->begin = in_ns(slow->begin);
        slow->ticks = in_ns(slow->ticks);
    }
}

static void write_file(const struct summary *summary, const struct page_part *parts)
{
    FILE *out = output_begin_file(file_name);
    if (out) page_print(out, &summary->sums, summary->traffic, parts);
    if (!out || !output_end_file(out, file_name)) profile_fail("profile", file_name);
    else print_warning("the profile is in %s", file_name);
}

void page_write(const struct summary *summary)
{
    size_t words = sizeof(struct page_part) / sizeof(uint64_t), n = profile.pe ? 1 : (size_t)profile.n_pes;
    struct page_part *mine = page_part_new(), *all = calloc(n, sizeof *all);
    if (!all) die(NULL, "out of memory for the profile");
    for (struct tally *tally = profile.tallies; tally; tally = tally->next) part_merge(mine, tally->page);
    part_finish(mine);
    bool ok = gather((const uint64_t *)mine, words, (uint64_t *)all);
    if (!ok && !profile.pe) print_warning("no profile: the symmetric heap has no room for it");
    if (ok && !profile.pe) write_file(summary, all);
    free(mine);
    free(all);
}
