#include "profile_sums.h"

#include <string.h>

static void add_up_threads(struct sums *sums, uint64_t *traffic)
{
    for (const struct tally *tally = profile.tallies; tally; tally = tally->next) {
        for (int f = 0; f < FUNCTION_COUNT; f++) {
            const struct counter *counter = &tally->counters[f];
            sums->of[f][SUM_CALLS] += load_relaxed(&counter->calls);
            sums->of[f][SUM_BYTES] += load_relaxed(&counter->bytes);
            sums->of[f][SUM_NS] += (uint64_t)ticks_to_ns(load_relaxed(&counter->ticks));
        }
        for (int pe = 0; pe < profile.n_pes; pe++) traffic[pe] += load_relaxed(&tally->traffic[pe]);
    }
}

/* Symmetric memory for up to *n words: fewer, in *n, if the heap is almost full; NULL if there is none. */
static uint64_t *work_take(size_t *n)
{
    uint64_t *work = NULL;
    while (*n && !(work = pshmem_malloc(*n * sizeof *work))) *n /= 2;
    return work;
}

static bool add_up_pes(uint64_t *values, size_t n)
{
    size_t room = n;
    if (profile.n_pes == 1) return true;
    uint64_t *work = work_take(&room);
    for (size_t done = 0, part; work && done < n; done += part) {
        part = min_size(room, n - done);
        memcpy(work, values + done, part * sizeof *work);
        pshmem_uint64_sum_reduce(SHMEM_TEAM_WORLD, work, work, part);
        memcpy(values + done, work, part * sizeof *work);
    }
    pshmem_free(work);
    return work;
}

bool gather(const uint64_t *mine, size_t words, uint64_t *all)
{
    size_t room = words;
    if (!profile.pe) memcpy(all, mine, words * sizeof *all);
    if (profile.n_pes == 1) return true;
    uint64_t *work = work_take(&room);
    for (size_t done = 0, part; work && done < words; done += part) {
        part = min_size(room, words - done);
        memcpy(work, mine + done, part * sizeof *work);
        pshmem_sync_all();
        for (int pe = 0; pe < profile.n_pes && !profile.pe; pe++)
            pshmem_getmem(all + (size_t)pe * words + done, work, part * sizeof *work, pe);
        pshmem_sync_all();
    }
    pshmem_free(work);
    return work;
}

bool summary_make(struct summary *summary)
{
    size_t n = (size_t)profile.n_pes;
    memset(summary, 0, sizeof *summary);
    uint64_t *mine = calloc(n, sizeof *mine);
    summary->traffic = calloc(profile.pe ? n : n * n, sizeof *summary->traffic);
    if (!mine || !summary->traffic) die(NULL, "out of memory for the profile");
    add_up_threads(&summary->sums, mine);
    bool ok = add_up_pes(&summary->sums.of[0][0], sizeof summary->sums / sizeof summary->sums.of[0][0]);
    if (!ok || !gather(mine, n, summary->traffic)) summary_forget(summary);
    if (!ok && !profile.pe) print_warning("no profile: the symmetric heap has no room to add it up");
    free(mine);
    return ok;
}

void summary_forget(struct summary *summary)
{
    free(summary->traffic);
    summary->traffic = NULL;
}

static const struct sums *sorted_by;

static int by_time(const void *a, const void *b)
{
    uint64_t x = sorted_by->of[*(const int *)a][SUM_NS], y = sorted_by->of[*(const int *)b][SUM_NS];
    return x != y ? (x < y ? 1 : -1) : *(const int *)a - *(const int *)b;
}

int functions_sort(const struct sums *sums, int order[FUNCTION_COUNT])
{
    int count = 0;
    for (int f = 0; f < FUNCTION_COUNT; f++)
        if (sums->of[f][SUM_CALLS]) order[count++] = f;
    sorted_by = sums;
    qsort(order, (size_t)count, sizeof *order, by_time);
    return count;
}
