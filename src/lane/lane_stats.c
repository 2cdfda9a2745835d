#include "lane/lane_stats.h"

#include <inttypes.h>
#include <stddef.h>

#include "base/atomic.h"

/* `counts`: the number only grows. */
static const struct column {
    const char *name;
    int width;
    unsigned tables;
    size_t at;
    bool counts, is_yes_or_no;
} columns[] = {
#define AT(member) offsetof(struct lane_stats, member)
    {"lane", 6, LANE_STATS_END | LANE_STATS_LIVE, AT(number), false, false},
    {"users", 6, LANE_STATS_END, AT(users_total), false, false},
    {"users", 6, LANE_STATS_LIVE, AT(users), false, false},
    {"lock", 5, LANE_STATS_LIVE, AT(is_locked), false, true},
    {"records", 12, LANE_STATS_END | LANE_STATS_LIVE, AT(records), true, false},
    {"batches", 12, LANE_STATS_END | LANE_STATS_LIVE, AT(batches), true, false},
    {"bytes", 14, LANE_STATS_END | LANE_STATS_LIVE, AT(bytes), true, false},
    {"card", 14, LANE_STATS_END | LANE_STATS_LIVE, AT(card_bytes), true, false},
    {"unlocked", 12, LANE_STATS_END, AT(unlocked), true, false},
    {"locked", 12, LANE_STATS_END, AT(locked), true, false},
    {"waits", 12, LANE_STATS_END, AT(waits), true, false},
    {"gathered", 9, LANE_STATS_LIVE, AT(gathered), false, false},
    {"in flight", 9, LANE_STATS_LIVE, AT(in_flight), false, false},
#undef AT
};
enum { COLUMNS = sizeof columns / sizeof *columns };

static uint64_t *cell_of(const struct column *c, const struct lane_stats *look)
{
    return (uint64_t *)((uintptr_t)look + c->at);
}

struct lane_stats lane_stats_now(const struct lane *lane)
{
    uint64_t done = load_acquire(&lane->published.done); /* read before `opened`, which is never less */
    uint64_t open = load_relaxed(&lane->published.opened) - done, gathered = load_relaxed(&lane->published.gathered);
    struct lane_stats look = {.number = load_relaxed(&lane->fixed.number),
                              .users_total = load_relaxed(&lane->binding.users_total),
                              .users = load_relaxed(&lane->binding.users),
                              .is_locked = load_relaxed(&lane->lock.gate) == GATE_LOCKED,
                              .batches = load_relaxed(&lane->counts.batches),
                              .bytes = load_relaxed(&lane->counts.sent_bytes),
                              .card_bytes = load_relaxed(&lane->counts.card_bytes),
                              .unlocked = load_relaxed(&lane->counts.biased) + load_relaxed(&lane->counts.words),
                              .locked = load_relaxed(&lane->counts.locked),
                              .waits = load_relaxed(&lane->shared.waits),
                              .gathered = gathered,
                              .in_flight = open > gathered ? open - gathered : 0};
    look.records = look.unlocked + look.locked;
    return look;
}

struct lane_stats lane_stats_since(struct lane_stats now, const struct lane_stats *before)
{
    for (const struct column *c = columns; c < columns + COLUMNS; c++)
        if (c->counts && (c->tables & LANE_STATS_LIVE)) *cell_of(c, &now) -= *cell_of(c, before);
    return now;
}

static void cell_print(FILE *file, const struct column *c, const struct lane_stats *look)
{
    uint64_t value = *cell_of(c, look);
    if (c->is_yes_or_no) fprintf(file, "%*s", c->width, value ? "yes" : "no");
    else fprintf(file, "%*" PRIu64, c->width, value);
}

/* Columns are separated by a space. */
void lane_stats_print(FILE *file, enum lane_stats_when kind, const struct lane_stats *looks, uint32_t n)
{
    for (const struct column *c = columns; c < columns + COLUMNS; c++)
        if (c->tables & kind) fprintf(file, "%s%*s", c == columns ? "" : " ", c->width, c->name);
    fprintf(file, "\n");
    for (const struct lane_stats *look = looks; look < looks + n; look++) {
        if (!look->users_total) continue;
        for (const struct column *c = columns; c < columns + COLUMNS; c++) {
            if (!(c->tables & kind)) continue;
            if (c != columns) fprintf(file, " ");
            cell_print(file, c, look);
        }
        fprintf(file, "\n");
    }
}
